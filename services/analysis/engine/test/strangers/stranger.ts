/** An invented résumé as pasted text, and what a careful reader finds in it. */
export interface Stranger {
  readonly name: string;
  readonly text: string;
  readonly truth: Truth;
}

export interface Truth {
  readonly contact: { full_name: string; email?: string; phone?: string; location?: string };
  readonly experience: readonly { title?: string; company?: string }[];
  readonly education: readonly { degree?: string; institution?: string }[];
  readonly skills?: readonly string[];
}

const pairs = (text: string): [string, string][] =>
  text
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [a = '', b = ''] = pair.split(' @ ');
      return [a, b];
    });

/** `work` and `studies` are written `title @ employer; …` and `degree @ school; …`; `-` is none. */
export function stranger(
  name: string,
  contact: Truth['contact'],
  { work, studies, skills }: { work: string; studies: string; skills?: string },
  text: string,
): Stranger {
  const given = (value: string): string | undefined => (value === '-' || value === '' ? undefined : value);
  const experience = pairs(work).map(([a, b]) => {
    const [title, company] = [given(a), given(b)];
    return { ...(title && { title }), ...(company && { company }) };
  });
  const education = pairs(studies).map(([a, b]) => {
    const [degree, institution] = [given(a), given(b)];
    return { ...(degree && { degree }), ...(institution && { institution }) };
  });
  const listed = skills?.split(';').map((skill) => skill.trim());
  return { name, text, truth: { contact, experience, education, ...(listed && { skills: listed }) } };
}
