/**
 * The start of a statement in SQLite that has the nights of every session: `nights(event_id, deployment_id, night)`, by the date of
 * the evening; and further tables. A night follows while the session contains its midnight.
 */
export const withNights = (...tables: readonly string[]) => `with recursive
  every_night(event_id, deployment_id, night, ended) as (
    select id, deployment_id, date(start, '-12 hours'), "end" from events
    union all
    select event_id, deployment_id, date(night, '+1 day'), ended from every_night
      where datetime(night, '+2 days') <= datetime(ended)),
  nights as (select event_id, deployment_id, night from every_night)
  ${tables.map((table) => `, ${table}`).join('')}`;
