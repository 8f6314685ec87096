// esbuild works in the folder that it was loaded in, also when a test that pretends to be elsewhere has removed that folder.
import 'esbuild';
