import type { Generated } from 'kysely';

/** What `noctuary index` knows of folders and buckets of images. */
export interface ImageTables {
  /** storage sources that are folders of images (`noctuary index`) */
  image_sources: {
    storage_source_id: number;
    /** absolute path of the folder */
    root: string;
    /** JSON of `images/image-mapping.ts` */
    mapping: string;
    /** the job that indexes it, or the last that did */
    job_id: number;
  };
  /** the image files of these sources */
  image_files: {
    id: Generated<number>;
    storage_source_id: number;
    /** below the source's folder, with `/`; empty: that folder itself */
    folder: string;
    name: string;
    /** null where the source's rule finds none */
    deployment_id: number | null;
    size_bytes: number;
    /** tells whether the file has changed; never the time of a capture */
    modified_ms: number;
    /** by the camera's clock, without a correction; null: no time is known */
    taken: string | null;
    /** digits of the fraction of a second, without zeros at the end */
    fraction: string;
    /** the same for the exposures of one moment, which are one capture */
    moment: string;
    /** `indexed`; `duplicate`: of another file of its deployment; `vanished`: no longer there */
    state: 'indexed' | 'duplicate' | 'vanished';
    /** null until there is one, and where there can be none */
    capture_id: number | null;
    /** 0: its deployment's captures are still to be compared with it */
    is_settled: number;
  };
}
