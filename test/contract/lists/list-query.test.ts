import { describe, expect, test } from 'vitest';
import { formatListQuery, formatOrdering, parseOrdering, parseParameters } from '#contract/lists/list-query.ts';

const up = (field: string) => ({ field, descending: false });
const down = (field: string) => ({ field, descending: true });

describe('ordering', () => {
  test('is a field, and a leading minus means descending (4.2)', () => {
    expect(parseOrdering('captures_count')).toEqual([up('captures_count')]);
    expect(parseOrdering('-captures_count')).toEqual([down('captures_count')]);
  });

  test('may name several fields with commas between them', () => {
    expect(parseOrdering('-captures_count,name')).toEqual([down('captures_count'), up('name')]);
    expect(parseOrdering(' name , -created_at ')).toEqual([up('name'), down('created_at')]);
  });

  test.each(['', '-', ',', ' ', '-,', ',,-'])('%j orders by nothing', (text) => {
    expect(parseOrdering(text)).toEqual([]);
  });

  test('ignores empty parts', () => {
    expect(parseOrdering('name,,-start,')).toEqual([up('name'), down('start')]);
  });

  test.each(['name', '-name', '-captures_count,name,-start'])(
    '%s is unchanged after parsing and formatting',
    (text) => {
      expect(formatOrdering(parseOrdering(text))).toBe(text);
    },
  );
});

describe('a list query', () => {
  test('contains only set parameters (4.2)', () => {
    expect(formatListQuery({})).toBe('');
    expect(formatListQuery({ limit: 20 })).toBe('limit=20');
    expect(formatListQuery({ ordering: [] })).toBe('');
    expect(formatListQuery({ filters: {} })).toBe('');
  });

  test('omits an offset of 0, as the links of the interface do (4.3.3)', () => {
    expect(formatListQuery({ limit: 20, offset: 0 })).toBe('limit=20');
    expect(formatListQuery({ limit: 20, offset: 160 })).toBe('limit=20&offset=160');
  });

  test('contains every parameter, and parses back to the same query (4.2, 4.4)', () => {
    const text = formatListQuery({
      limit: 50,
      offset: 100,
      ordering: [down('captures_count'), up('name')],
      filters: { deployment: 5, place: 'Ærø & “Møn”?=' },
    });
    expect(Object.fromEntries(parseParameters(`/api/v2/events/?${text}`))).toEqual({
      limit: '50',
      offset: '100',
      ordering: '-captures_count,name',
      deployment: '5',
      place: 'Ærø & “Møn”?=',
    });
  });

  test('is the same text for the same query, however its parameters are ordered', () => {
    const one = formatListQuery({ limit: 5, offset: 10, ordering: [up('name')], filters: { deployment: 5 } });
    const other = formatListQuery({ filters: { deployment: '5' }, ordering: [up('name')], offset: 10, limit: 5 });
    expect(one).toBe(other);
  });
});

describe('parameters of an address', () => {
  const read = (address: string) => [...parseParameters(address)];

  test('are none without a question mark', () => {
    expect(read('/api/v2/events/')).toEqual([]);
    expect(read('/api/v2/events/?')).toEqual([]);
  });

  test('a second question mark before a name separates like & (4.4)', () => {
    const related = 'http://host/api/v2/events/?format=api?deployment=5';
    expect(read(related)).toEqual([
      ['format', 'api'],
      ['deployment', '5'],
    ]);
    expect(read('/api/v2/captures/?format=api?event=7')).toEqual([
      ['format', 'api'],
      ['event', '7'],
    ]);
  });

  test('the occurrences of a taxon name the format twice (2.3)', () => {
    const address = '/api/v2/occurrences/?format=api?format=api&determination=12';
    expect(read(address)).toEqual([
      ['format', 'api'],
      ['format', 'api'],
      ['determination', '12'],
    ]);
  });

  test('a properly written address gives the same parameters (4.4)', () => {
    expect(read('/api/v2/events/?format=api&deployment=5')).toEqual(read('/api/v2/events/?format=api?deployment=5'));
  });

  test('any other question mark is text', () => {
    expect(read('/x/?search=what?')).toEqual([['search', 'what?']]);
    expect(read('/x/?search=what?ever')).toEqual([['search', 'what?ever']]);
    expect(read('/x/?search=what%3Fdeployment%3D5')).toEqual([['search', 'what?deployment=5']]);
  });

  test('escapes are decoded, and invalid ones do no harm', () => {
    expect(read('/x/?name=%C3%86r%C3%B8&a=b+c')).toEqual([
      ['name', 'Ærø'],
      ['a', 'b c'],
    ]);
    expect(() => read('/x/?limit=%zz&offset=%')).not.toThrow();
  });
});
