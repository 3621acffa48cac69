// What "Exports" loads after its first cards, as one file: each file more is named in the first load.
export { CancelButton } from '#dashboard/exports/cards/cancel-button.tsx';
export { OwnFileCheck } from '#dashboard/exports/cards/own-file-check.tsx';
export { Following } from '#dashboard/exports/following/following.tsx';
export { AgainButton } from '#dashboard/exports/order/again-button.tsx';
