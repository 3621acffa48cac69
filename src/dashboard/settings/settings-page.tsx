import { Suspense } from 'react';
import { copiedSource } from '#dashboard/api/copy/copied-source.ts';
import { useHashInView } from '#dashboard/ui/browser/use-hash-in-view.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { DisplaySection } from './display-section.tsx';
import { FaultsSection } from './faults-section.tsx';
import { settingsMessages } from './messages/settings-messages.ts';
import { ServiceSection } from './service-section.tsx';
import classes from './settings-page.module.css';
import { StoredSection } from './stored-section.tsx';
import { TilesSection } from './tiles-section.tsx';
import { TokenSection } from './token-section.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { SettingSection } from './setting-section.tsx';

/** The settings: service, appearance, and what this browser stores. */
export default function SettingsPage() {
  const words = useMessages(settingsMessages);
  useTitle(words.title);
  useHashInView();
  return (
    <div className={classes.page}>
      <h1>{words.title}</h1>
      <ServiceSection />
      {copiedSource() !== null && <SourceSection />}
      <TokenSection />
      <DisplaySection />
      <TilesSection />
      <FaultsSection />
      <RemarksSection />
      <StoredSection />
    </div>
  );
}

const Source = lazyPart(async () => (await import('#dashboard/settings/source/source.tsx')).Source);

/** The service that this one is a copy of. */
function SourceSection() {
  const words = useMessages(settingsMessages);
  return (
    <SettingSection title={words.source} anchor="source" words={words.sourceAbout}>
      <Suspense fallback={<p className={classes.room}>{words.reading}</p>}>
        <Source />
      </Suspense>
    </SettingSection>
  );
}

const AllRemarks = lazyPart(async () => (await import('#dashboard/remarks/all/all-remarks.tsx')).AllRemarks);

/** The reader's notes and stars. */
function RemarksSection() {
  const words = useMessages(settingsMessages);
  return (
    <SettingSection title={words.remarks} anchor="notes-and-stars" words={words.remarksAbout}>
      <Suspense fallback={<p>{words.reading}</p>}>
        <AllRemarks />
      </Suspense>
    </SettingSection>
  );
}
