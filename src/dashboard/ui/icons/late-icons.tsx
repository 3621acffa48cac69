import { Icon } from './icon.tsx';

// Icons of parts that no page loads at first.

/** Work behind the scenes, one below the other. */
export const JobsIcon = () => (
  <Icon>
    <path d="M10 6.5h10M10 12h10M10 17.5h10" />
    <path d="m3.8 6.6 1.2 1.2 2-2.3M3.8 12.1l1.2 1.2 2-2.3" />
    <circle cx="5.3" cy="17.5" r="1.4" />
  </Icon>
);
/** A chain, for the address of something. */
export const CopyIcon = () => (
  <Icon>
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />
  </Icon>
);
export const RenameIcon = () => (
  <Icon>
    <path d="M5 19l1-4L16 5l3 3L9 18l-4 1Z" />
  </Icon>
);
export const DeleteIcon = () => (
  <Icon>
    <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7" />
  </Icon>
);
