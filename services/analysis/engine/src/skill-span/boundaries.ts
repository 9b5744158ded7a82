import type { KnownSpan } from './study.js';

/** Nouns that belong to the name before them: `cloud infrastructure`, `Agile methods`, `DevOps best practices`. */
const tail =
  /^[\s/-]+(?:(?:and|&|\/)\s+(?:implementation|migration|maintainability|processes|deliverables|tools|frameworks|architecture|architectures|maintenance)|best practices|practices|practice|methods|methodology|methodologies|environment|frameworks?|platforms?|technologies|technology|systems?|architectures?|architecture|infrastructures?|infrastructure|principles|certification|certifications|tools?|concepts|functionalities|libraries|processes|transformation|security practices|at scale|optimi[sz]ations?|patterns|governance|pipelines?|administration|protocols?|standards?|scripting)(?![\p{L}-])/u;
const head =
  /(?:\b(?:modern|enterprise|relational|distributed|object oriented|object-oriented|mobile|web|data|software|test|front-?end|back-?end|public|hybrid|multi-tiered|health|solution|technical|digital|large-scale|high-scale|embedded|functional|statistical|financial|clinical)\s+)$/iu;
const growMax = 3;

/** A span with the nouns that complete its name. */
export function extendSpan(text: string, span: KnownSpan): KnownSpan {
  let { start, end } = span;
  for (let i = 0; i < growMax; i += 1) {
    const match = tail.exec(text.slice(end, end + 48));
    if (!match) break;
    end += match[0].length;
  }
  const before = head.exec(text.slice(Math.max(0, start - 24), start));
  if (before && span.id !== null) start -= before[0].length;
  return { ...span, start, end };
}
