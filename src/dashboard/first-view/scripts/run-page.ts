// Runs the page's scripts, which the service only preloads: after the frame that shows the preview, since what they do delays
// it. A page in the background has no frames.
const entry = document.getElementById('entry');
if (entry !== null) {
  const run = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = entry.getAttribute('href') ?? '';
    document.head.append(script);
  };
  if (document.hidden || window.noctuaryEarlyInput === undefined) run();
  else requestAnimationFrame(() => setTimeout(run));
}
