import { describe, expect, it } from '@jest/globals';
import { rulesFor } from './first-look.js';

const html = '<main class="page wide"><button class="kit.module-button">Go</button></main>';

describe('rules for a document', () => {
  it.each([
    ['.page{color:red}', '.page{color:red}'],
    ['.page.wide{color:red}', '.page.wide{color:red}'],
    ['.page.narrow{color:red}', ''],
    ['.kit\\.module-button:hover{color:red}', '.kit\\.module-button:hover{color:red}'],
    ['.dialog{color:red}', ''],
    ['.dialog,.page{color:red}', '.page{color:red}'],
    ['main,.dialog{color:red}', 'main{color:red}'],
    ['html[data-theme=dark] .page{color:red}', 'html[data-theme=dark] .page{color:red}'],
    ['.page:not(.narrow){color:red}', '.page:not(.narrow){color:red}'],
    ['@media (width<600px){.dialog{color:red}}', ''],
    ['@media (width<600px){.dialog{color:red}.wide{top:0}}', '@media (width<600px){.wide{top:0}}'],
    ['@keyframes turn{0%{top:0}to{top:1px}}', '@keyframes turn{0%{top:0}to{top:1px}}'],
    ['@font-face{font-family:A;src:url(a.woff2)}', '@font-face{font-family:A;src:url(a.woff2)}'],
    [':root{--ink:#000}', ':root{--ink:#000}'],
  ])('%s', (css, kept) => expect(rulesFor(html, css)).toBe(kept));
});
