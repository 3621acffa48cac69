// A program that is watched as the service is, on a system whose console sends signals to all its processes (Windows).
import { fileURLToPath } from 'node:url';
import { watchService } from '#service/watch-service.ts';

if (process.argv[2] === '--watched') {
  process.on('SIGINT', () => console.log('was sent SIGINT'));
  process.on('SIGTERM', () => {
    console.log('ended in order');
    process.exit(0);
  });
  setInterval(() => {}, 60_000);
  console.log(`listens as ${process.pid}`);
} else {
  watchService({
    program: fileURLToPath(import.meta.url),
    mark: '--watched',
    environment: process.env,
    onAddress: () => Promise.resolve(),
    platform: 'win32',
  });
  // After the listener of the function above.
  process.on('SIGINT', () => console.log('was asked to stop'));
}
