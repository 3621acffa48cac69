import createClient from 'openapi-fetch';
import type { paths } from './interface.js';

// What the author of a script writes: no type of its own, and no cast. `interface.ts` is made from the description.
const [baseUrl = '', token = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Token ${token}` } });

/** All sessions, newest first, page by page. */
async function listed() {
  const found: { id: number; captures: number }[] = [];
  let pages = 0;
  for (let offset = 0; ;) {
    const { data, error } = await client.GET('/api/v2/events/', {
      params: { query: { day_after: '2024-06-01', limit: 7, offset, ordering: ['-start', 'deployment'] } },
    });
    if (error !== undefined) throw new Error(JSON.stringify(error));
    pages += 1;
    for (const { id, captures_count: captures } of data.results)
      if (id !== undefined && captures !== undefined) found.push({ id, captures });
    if (data.next === null) return { pages, count: data.count, ids: found.map(({ id }) => id) };
    offset += data.results.length;
  }
}

/** Sessions by their ids, with two of their fields. */
async function chosen() {
  const { data } = await client.GET('/api/v2/events/', {
    params: { query: { ids: [3, 1, 29], fields: ['id', 'deployment.name'], ordering: ['-id'], format: 'json' } },
  });
  return data?.results.map(({ id, deployment, start }) => ({ id, name: deployment?.name, start }));
}

/** Captures with their detections. */
async function detected() {
  const { data } = await client.GET('/api/v2/captures/', { params: { query: { with_detections: true } } });
  return data?.results.map((capture) =>
    'detections' in capture ? capture.detections.map(({ score }) => score) : null,
  );
}

async function fetched() {
  const { data } = await client.GET('/api/v2/deployments/{id}/', { params: { path: { id: 1 } } });
  return data === undefined ? null : { name: data.name, at: [data.latitude.toFixed(1), data.longitude.toFixed(1)] };
}

async function refused() {
  const { error, response } = await client.GET('/api/v2/events/', { params: { query: { limit: 0 } } });
  return { status: response.status, names: Object.keys(error ?? {}) };
}

/** Counts an order, orders it, and cancels its job, which may be done by then. */
async function ordered() {
  const { data: counted } = await client.POST('/api/v2/exports/count/', {
    body: { format: 'sessions_csv', project: 1 },
  });
  const { data, error } = await client.POST('/api/v2/exports/', {
    body: { format: 'sessions_csv', project: 1, filters: { deployments: [1, 2] }, options: { coordinate_digits: 2 } },
  });
  if (error !== undefined) throw new Error(JSON.stringify(error));
  const { response } = await client.POST('/api/v2/jobs/{id}/cancel/', { params: { path: { id: data.job.id } } });
  return { counted: counted?.count, user: data.user.name, format: data.format, cancel: response.status };
}

console.log(
  JSON.stringify({
    listed: await listed(),
    chosen: await chosen(),
    detected: await detected(),
    fetched: await fetched(),
    refused: await refused(),
    ordered: await ordered(),
  }),
);
