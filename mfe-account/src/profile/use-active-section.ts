import { storageKeys, storedText } from '@fitfolio/web-kit/storage';
import { useState } from 'react';
import { profileSections, type ProfileSection } from './profile-sections.js';

const isSection = (text: string): text is ProfileSection => profileSections.some((s) => s === text);
const storage = storedText('local', storageKeys.profileSection, isSection);

/** The section that was open last. */
export function useActiveSection(): readonly [ProfileSection, (section: ProfileSection) => void] {
  const [section, setSection] = useState<ProfileSection>(() => storage.read() ?? profileSections[0]);
  const choose = (next: ProfileSection): void => {
    setSection(next);
    storage.write(next);
  };
  return [section, choose];
}
