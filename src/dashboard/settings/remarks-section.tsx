import { Suspense } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import { SettingSection } from './setting-section.tsx';

const AllRemarks = lazyPart(async () => (await import('#dashboard/remarks/all/all-remarks.tsx')).AllRemarks);

/** The reader's notes and stars. */
export function RemarksSection() {
  const words = useMessages(settingsMessages);
  return (
    <SettingSection title={words.remarks} anchor="notes-and-stars" words={words.remarksAbout}>
      <Suspense fallback={<p>{words.reading}</p>}>
        <AllRemarks />
      </Suspense>
    </SettingSection>
  );
}
