import { loadBuildCode } from './src/gatsby/load-build-code';

export default loadBuildCode().gatsbyConfig();
