// What pages load of stars and notes after their first rows, as one file: each file more is named in the first load.
export { CaptureRemark } from './capture-remark.tsx';
export { columnsState, withRemarks } from './remark-columns.tsx';
export { RemarkControls } from './remark-controls.tsx';
export { onRemarksChange, remarksOf } from './remarks-store.ts';
