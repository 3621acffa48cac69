import { useServiceDescription } from '#dashboard/api/client/use-service-description.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';

/** The service that the data comes from. */
export function ServiceSection() {
  const { data, error, isPending } = useServiceDescription();
  return (
    <SettingSection
      title="Service"
      words="Everything is asked of the address this page came from. Another service is put behind it where Noctuary is started (UPSTREAM_URL)."
    >
      <dl className={classes.facts}>
        <dt>Address</dt>
        <dd>
          <code>{window.location.origin}/api/v2/</code>
        </dd>
        <dt>Kind</dt>
        <dd>{isPending ? 'Asking …' : kindText(data ?? null)}</dd>
        <dt>It calls itself</dt>
        <dd>
          {error !== null && `unknown: ${error.message}`}
          {error === null && !isPending && (data === null ? 'unknown: it gives no description of itself' : null)}
          {data !== undefined && data !== null && `${data.title}, version ${data.version}`}
        </dd>
      </dl>
    </SettingSection>
  );
}

function kindText(description: { isOurs: boolean } | null): string {
  if (description === null) return 'unknown';
  return description.isOurs
    ? 'Noctuary’s own service, at this address or behind it'
    : 'Another service of the interface, with Noctuary in front of it';
}
