import { Client } from 'pg';

/** Runs one statement on a connection of its own, such as those that create and drop databases. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
