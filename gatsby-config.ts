import { loadBuildCode } from './src/gatsby/bundling/load-build-code';

export default loadBuildCode().gatsbyConfig();
