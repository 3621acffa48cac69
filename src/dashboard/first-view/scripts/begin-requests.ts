// In the body, which comes once the service has rendered a preview: the requests would delay that.
import { beginRequests } from '#dashboard/api/ordered/begin-requests.ts';
import { requestsOfDocument } from '#dashboard/first-view/requests-of-document.ts';

const named = requestsOfDocument();
if (named !== null) beginRequests(named);
