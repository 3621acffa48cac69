import { numberText } from '#dashboard/ui/text/number-text.ts';

/** A message with a count, "9 silent", whose number is emphasized. */
export function Counted({ text, count }: { text: string; count: number }) {
  const number = numberText(count);
  const at = text.indexOf(number);
  if (at === -1) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <strong>{number}</strong>
      {text.slice(at + number.length)}
    </>
  );
}
