import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { DisplaySection } from './display-section.tsx';
import { FaultsSection } from './faults-section.tsx';
import { settingsMessages } from './messages/settings-messages.ts';
import { RemarksSection } from './remarks-section.tsx';
import { ServiceSection } from './service-section.tsx';
import classes from './settings-page.module.css';
import { StoredSection } from './stored-section.tsx';
import { TilesSection } from './tiles-section.tsx';
import { TokenSection } from './token-section.tsx';

/** The settings: service, appearance, and what this browser stores. */
export default function SettingsPage() {
  const words = useMessages(settingsMessages);
  useTitle(words.title);
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={classes.page}>
      <h1>{words.title}</h1>
      <ServiceSection />
      <TokenSection />
      <DisplaySection />
      <TilesSection />
      <FaultsSection />
      <RemarksSection />
      <StoredSection />
    </div>
  );
}
