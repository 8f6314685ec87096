import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './eslint.layers.mjs';

/** Attributes that readers see or hear. */
const namingAttributes = 'aria-label|alt|description|label|placeholder|title';

/** Folders below `src` may import what the table of layers allows, and nothing else below `src`. */
const zones = layers.map(({ folder, purpose, mayImport }) => ({
  target: `./src/${folder}`,
  from: './src',
  except: ['types', folder, ...mayImport].map((name) => `./${name}`),
  message: `\`src/${folder}\` is for this only: ${purpose}. It may import ${mayImport.join(', ') || 'no other folder'}. Move the code to the layer that it belongs to, or pass in what it needs (eslint.layers.mjs).`,
}));

export default tseslint.config(
  {
    ignores: [
      'src/test/foreign-site',
      'src/test/docusaurus',
      'node_modules',
      'public',
      '.cache',
      '.tmp',
      'src/gatsby-types.d.ts',
      '**/*.mjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // What only the browser knows (storage, platform, address) is read after hydration, in an effect.
      'react-hooks/set-state-in-effect': 'off',
      // A scrollable region needs to be reachable by keyboard; `main` receives focus from the skip link.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // VoiceOver takes a list without marks for none, unless it has the role.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/test/**', '**/*.test.ts', '**/*.d.ts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] })],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    // Interface strings go through `translate` or `<Translate>` (src/i18n).
    files: ['src/{browser,components,highlight,navigation,page-extras,pages,templates,theme}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXElement[openingElement.name.name!="Translate"] > JSXText[value=/[a-z]/i]',
          'JSXFragment > JSXText[value=/[a-z]/i]',
          `JSXAttribute[name.name=/^(${namingAttributes})$/] > Literal[value=/[a-z]/i]`,
          `JSXAttribute[name.name=/^(${namingAttributes})$/] TemplateElement[value.raw=/[a-z]/i]`,
          'AssignmentExpression[left.property.name="textContent"] > Literal[value=/[a-z]/i]',
          'CallExpression[callee.property.name="setAttribute"][arguments.0.value="aria-label"] > Literal:nth-child(2)',
        ].map((selector) => ({ selector, message: "Write `translate({ id: 'area.name', message: 'Text' })`." })),
      ],
    },
  },
);
