import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { FaultsSection } from './faults-section.tsx';
import { LooksSection } from './looks-section.tsx';
import { ServiceSection } from './service-section.tsx';
import classes from './settings-page.module.css';
import { StoredSection } from './stored-section.tsx';
import { TilesSection } from './tiles-section.tsx';
import { TokenSection } from './token-section.tsx';

/** The settings: service, appearance, and what this browser stores. */
export default function SettingsPage() {
  useTitle('Settings');
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={classes.page}>
      <h1>Settings</h1>
      <ServiceSection />
      <TokenSection />
      <LooksSection />
      <TilesSection />
      <FaultsSection />
      <StoredSection />
    </div>
  );
}
