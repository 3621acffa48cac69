// Makes the sample season in the cache where it is missing: the tests and the journeys begin with copies of it.
import { sampleFolder } from '#test/support/sample-folder.ts';

await sampleFolder();
