import { configure } from '@testing-library/react';

// A mutant whose page never shows what a test waits for is killed sooner. Unchanged pages show it well within a second.
configure({ asyncUtilTimeout: 4_000 });
