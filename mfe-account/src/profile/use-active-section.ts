import { useState } from 'react';
import { profileSections, type ProfileSection } from './profile-sections.js';

const storageKey = 'profileActiveSection';
const known = (value: string | null): ProfileSection | undefined => profileSections.find((s) => s === value);

function read(): ProfileSection {
  try {
    return known(localStorage.getItem(storageKey)) ?? profileSections[0];
  } catch {
    return profileSections[0];
  }
}

/** The section the reader was in last. */
export function useActiveSection(): readonly [ProfileSection, (section: ProfileSection) => void] {
  const [section, setSection] = useState(read);
  const choose = (next: ProfileSection): void => {
    setSection(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // The choice then lives as long as the page.
    }
  };
  return [section, choose];
}
