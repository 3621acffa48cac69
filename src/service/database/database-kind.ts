/** The two databases that the service runs on. */
export type DatabaseKind = 'sqlite' | 'postgres';
