import { Icon } from './icon.tsx';

/** Numbers over time. */
export const OverviewIcon = () => (
  <Icon>
    <path d="M4 19.5h16M6.5 16v-4m5.5 4V5m5.5 11V9" />
  </Icon>
);
export const SettingsIcon = () => (
  <Icon>
    <path d="M4 7h9m5 0h2M4 17h3m5 0h8" />
    <circle cx="15.5" cy="7" r="2.3" />
    <circle cx="9.5" cy="17" r="2.3" />
  </Icon>
);
export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="2.6" />
  </Icon>
);
/** A trap's place on the map. */
export const DeploymentsIcon = () => (
  <Icon>
    <path d="M12 21s7-6.1 7-11.3A7 7 0 0 0 5 9.7C5 14.9 12 21 12 21Z" />
    <circle cx="12" cy="9.7" r="2.5" />
  </Icon>
);
/** Nights, of which one is looked at. */
export const SessionsIcon = () => (
  <Icon>
    <path d="M4 6.5h16M4 12h16M4 17.5h7" />
    <path d="M20.5 18.8a3.6 3.6 0 0 1-4.7-4.7 3.6 3.6 0 1 0 4.7 4.7Z" />
  </Icon>
);
/** When each trap ran. */
export const EffortIcon = () => (
  <Icon>
    <path d="M4 6.5h9m3 0h4M4 12h5m3 0h8M4 17.5h11" />
  </Icon>
);
/** Two lines over the same nights. */
export const CompareIcon = () => (
  <Icon>
    <path d="m4 16 5-6 4 4 7-9" />
    <path d="m4 9 5 7 5-3 6 5" strokeDasharray="2.5 2.5" />
  </Icon>
);
/** A tree of kinship. */
export const TaxaIcon = () => (
  <Icon>
    <path d="M4 12h5m0 0V6.5h5m-5 5.5v5.5h5M14 6.5h2m-2 11h2m-2-2.7v5.4m0-16.4v5.4" />
  </Icon>
);
/** A disk among disks. */
export const StorageIcon = () => (
  <Icon>
    <ellipse cx="12" cy="6.5" rx="7" ry="2.7" />
    <path d="M5 6.5V12c0 1.5 3.1 2.7 7 2.7s7-1.2 7-2.7V6.5M5 12v5.5c0 1.5 3.1 2.7 7 2.7s7-1.2 7-2.7V12" />
  </Icon>
);
export const ProjectsIcon = () => (
  <Icon>
    <path d="M4 7.5v11h16v-9.5h-8.5L9.5 6H5.5A1.5 1.5 0 0 0 4 7.5Z" />
  </Icon>
);
/** A file that leaves the box. */
export const ExportsIcon = () => (
  <Icon>
    <path d="M12 14.5V4m-4 4 4-4 4 4" />
    <path d="M5 12.5v6a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-6" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z" />
  </Icon>
);
export const SystemIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
  </Icon>
);
export const RefreshIcon = () => (
  <Icon>
    <path d="M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6" />
  </Icon>
);

export const FilterIcon = () => (
  <Icon>
    <path d="M4 6h16M7 12h10M10 18h4" />
  </Icon>
);
export const ColumnsIcon = () => (
  <Icon>
    <rect x="4" y="5" width="16" height="14" rx="1.5" />
    <path d="M9.3 5v14m5.4-14v14" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />
  </Icon>
);
/** A page marked to be found again. */
export const ViewsIcon = () => (
  <Icon>
    <path d="M7 4.5h10v15l-5-3.8-5 3.8Z" />
  </Icon>
);

/** The mark of Noctuary: a moth before the moon. */
export const Mark = () => (
  <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" fill="var(--lamp)" />
    <path
      d="M16 9.5c1.5-3.3 8-4 10.3-1.8C27.5 11 23.5 16 17.3 17.5c3.8 1 5.2 3.8 3.7 6-2.2 1.3-4.2-1.5-5-4-.8 2.5-2.8 5.3-5 4-1.5-2.2-.1-5 3.7-6C8.5 16 4.5 11 5.7 7.7 8 5.5 14.5 6.2 16 9.5Z"
      fill="#1a1d2e"
    />
  </svg>
);
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
export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.5v5M12 7.8h.01" />
  </Icon>
);
