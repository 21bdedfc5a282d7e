import { expect, test } from 'vitest'
import { importsOutsideFirstStage } from './worker-plugin.ts'

test('missedImports names imports of first-stage chunks from outside the first stage', () => {
  const more = {
    fileName: 'assets/ui-late-AAAAAAAA.js',
    imports: ['assets/ui-core-BBBBBBBB.js', 'assets/search-CCCCCCCC.js'],
  }
  expect(importsOutsideFirstStage([more])).toEqual(['assets/ui-late-AAAAAAAA.js needs assets/search-CCCCCCCC.js'])
  expect(importsOutsideFirstStage([{ ...more, imports: ['assets/ui-core-BBBBBBBB.js'] }])).toEqual([])
  expect(importsOutsideFirstStage([{ ...more, fileName: 'assets/gossip-AAAAAAAA.js' }])).toEqual([])
})
