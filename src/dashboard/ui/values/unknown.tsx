/** An unknown value: a dash with the reason as a tooltip. Null is not zero. */
export function Unknown({ why = 'not reported by the service' }: { why?: string }) {
  return (
    <span title={why}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
