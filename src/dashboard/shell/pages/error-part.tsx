import { Failure } from '#dashboard/ui/notes/failure.tsx';

/** Shown in place of a part of a page that threw an error; the rest of the page stays. */
export function ErrorPart({ error }: { error: unknown }) {
  return (
    <Failure
      what="This part of the page broke."
      why={error instanceof Error ? error.message : String(error)}
      onRetry={() => window.location.reload()}
    />
  );
}
