/**
 * Header of every list: the parameters that this service takes beyond the interface. The dashboard sends them to no
 * service that does not name them. Not in the spec.
 */
export const LIST_PARAMETERS_HEADER = 'List-Parameters';

/**
 * `fields`: names of the fields to send, dotted for nested ones (`id,deployment.name`); without it, whole records.
 * `ids`: the ids of the records to list.
 */
export const LIST_PARAMETERS = ['fields', 'ids'] as const;
