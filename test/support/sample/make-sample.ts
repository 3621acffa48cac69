// Makes the sample season and the small one in the cache where they are missing: the tests and the journeys begin with
// copies of them.
import { smallSeasonFolder } from '#test/support/sample-folder.ts';

await smallSeasonFolder();
