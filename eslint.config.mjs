import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Attributes that readers see or hear. */
const namingAttributes = 'aria-label|alt|description|label|placeholder|title';

export default tseslint.config(
  {
    ignores: ['src/test/foreign-site', 'node_modules', 'public', '.cache', '.tmp', 'src/gatsby-types.d.ts', '**/*.mjs'],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // What only the browser knows (storage, platform, address) is read after hydration, in an effect.
      'react-hooks/set-state-in-effect': 'off',
      // A scrollable region needs to be reachable by keyboard; `main` receives focus from the skip link.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'max-lines': ['error', { max: 250 }],
    },
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
