/** What can be wrong with a file or a folder of images. */
export const imageProblems = [
  'other',
  'unreadable',
  'empty',
  'link',
  'name',
  'long',
  'system',
  'folder',
  'key',
  'gone',
  'unread',
  'partial',
  'cut',
  'time',
  'clock',
  'differs',
  'deployment',
  'duplicate',
  'moved',
  'apart',
] as const;
export type ImageProblem = (typeof imageProblems)[number];
