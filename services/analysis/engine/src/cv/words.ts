import type { CvLanguage, CvSectionKind } from './cv-document.js';

export interface CvWords {
  readonly document: string;
  readonly summary: string;
  readonly contact: string;
  readonly sections: Readonly<Record<CvSectionKind, string>>;
  /** Before a grade in points, and before one in words. */
  readonly grade: string;
  readonly mark: string;
  readonly skillKinds: { readonly hard: string; readonly tool: string; readonly soft: string };
  readonly locale: string;
}

/** The words that a CV has of its own. */
export const cvWords: Readonly<Record<CvLanguage, CvWords>> = {
  vi: {
    document: 'CV',
    summary: 'TÓM TẮT',
    contact: 'LIÊN HỆ',
    sections: {
      education: 'HỌC VẤN',
      experience: 'KINH NGHIỆM LÀM VIỆC',
      projects: 'DỰ ÁN',
      activities: 'HOẠT ĐỘNG',
      skills: 'KỸ NĂNG',
      certifications: 'CHỨNG CHỈ & KHÓA HỌC',
      languages: 'NGOẠI NGỮ',
      awards: 'GIẢI THƯỞNG',
      interests: 'SỞ THÍCH',
    },
    grade: 'GPA',
    mark: 'Xếp loại',
    skillKinds: { hard: 'Chuyên môn', tool: 'Công cụ', soft: 'Kỹ năng mềm' },
    locale: 'vi-VN',
  },
  en: {
    document: 'Résumé',
    summary: 'SUMMARY',
    contact: 'CONTACT',
    sections: {
      education: 'EDUCATION',
      experience: 'EXPERIENCE',
      projects: 'PROJECTS',
      activities: 'LEADERSHIP & ACTIVITIES',
      skills: 'SKILLS',
      certifications: 'CERTIFICATIONS & TRAINING',
      languages: 'LANGUAGES',
      awards: 'HONORS & AWARDS',
      interests: 'INTERESTS',
    },
    grade: 'GPA',
    mark: 'Grade',
    skillKinds: { hard: 'Knowledge', tool: 'Tools', soft: 'Soft skills' },
    locale: 'en-US',
  },
};
