import { idsOfPage } from '#service/database/ids-in.ts';
import { sql } from 'kysely';
import { detailUrl, fileUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';

/** Users of exports (open in the spec, 4.5). A project's users are those with an export of it. */
export const usersQuery: CollectionQuery<'users'> = {
  table: 'users',
  orderings: { id: 'id', name: 'name', image: 'image' },
  nullable: ['image'],
  filters: { project_id: (id) => sql`users.id in (select user_id from exports where project_id = ${id})` },
  read: async (database, ids, baseUrl) => {
    const rows = await database
      .selectFrom('users')
      .selectAll()
      .where(idsOfPage(database, 'id', ids))
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      details: detailUrl(baseUrl, 'users', row.id),
      user_permissions: [],
      image: fileUrl(baseUrl, row.image),
    }));
  },
};
