import { madeJpeg } from './made-images.ts';

export const exif = (time: string) => madeJpeg({ time });

/** The cameras' cards, with their traps of time. */
export const CARDS: Readonly<Record<string, Buffer | null>> = {
  // Mothbox: exposures of one moment; 02:30 where a clock change leaves it out.
  'M7/M7_2025-03-08/M7_2025_03_08__23_59_59_HDR0.jpg': null,
  'M7/M7_2025-03-08/M7_2025_03_08__23_59_59_HDR1.jpg': null,
  'M7/M7_2025-03-08/M7_2025_03_08__23_59_59_HDR2.jpg': null,
  'M7/M7_2025-03-08/M7_2025_03_09__02_30_00_HDR0.jpg': null,
  // AMI: two kinds of image, one deployment; the schedule of one night.
  'dep000092/snapshot_images/84-20220916190000-snapshot.jpg': null,
  'dep000092/snapshot_images/84-20220916210000-snapshot.jpg': null,
  'dep000092/motion_images/20220916230000-00-07.jpg': null,
  'dep000092/motion_images/20220917020000-00-08.jpg': null,
  'dep000092/snapshot_images/84-20220917040000-snapshot.jpg': null,
  'dep000092/snapshot_images/84-20220917190000-snapshot.jpg': null,
  // Insect Detect: a burst.
  'Meadow/2026-06-01/2026-06-01_22-10-05/h_2026-06-01_22-10-05-900000.jpg': null,
  'Meadow/2026-06-01/2026-06-01_22-10-05/h_2026-06-01_22-10-05-123456.jpg': null,
  // DIOPSIS: a camera that never pauses is cut at noon.
  ...Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => {
      const hour = index * 3;
      return [`Pole/202301${24 + Math.floor(hour / 24)}${String(hour % 24).padStart(2, '0')}0000.jpg`, null];
    }),
  ),
  // Reconyx: numbers restart in each overflow folder; the clock of 1970.
  'Trail/DCIM/100RECNX/IMG_0001.JPG': exif('2024:06:12 23:15:02'),
  'Trail/DCIM/101RECNX/IMG_0001.JPG': exif('2024:06:13 00:10:00'),
  'Trail/DCIM/101RECNX/IMG_0002.JPG': exif('1970:01:01 00:00:12'),
  // Phones and cameras beside a sheet.
  'Sheet/20240612/IMG_20240612_231502.jpg': null,
  'Sheet/DSC_0042.JPG': exif('2024:06:13 01:02:03'),
  'Sheet/DSC_0043.JPG': madeJpeg(),
};

/** Deployment, night (the date of its evening), start and end of the session, and its captures, written by hand. */
export const NIGHTS = [
  'M7 2025-03-08T23:59:59 2025-03-09T02:30:00 2',
  'Meadow 2026-06-01T22:10:05 2026-06-01T22:10:05 2',
  'Pole 2023-01-24T00:00:00 2023-01-24T09:00:00 4',
  'Pole 2023-01-24T12:00:00 2023-01-25T09:00:00 8',
  'Pole 2023-01-25T12:00:00 2023-01-25T21:00:00 4',
  'Sheet 2024-06-12T23:15:02 2024-06-13T01:02:03 2',
  'Trail 2024-06-12T23:15:02 2024-06-13T00:10:00 2',
  'dep000092 2022-09-16T19:00:00 2022-09-17T04:00:00 5',
  'dep000092 2022-09-17T19:00:00 2022-09-17T19:00:00 1',
];
export const FILES = Object.keys(CARDS).length;
