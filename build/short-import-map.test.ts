import { describe, expect, it } from 'vitest'
import { shortenImports, shortenMap } from './short-import-map.ts'

describe('the import map', () => {
  it('maps the plain name of a chunk to its file, and leaves out styles that scripts contain', () => {
    const imports = {
      '/assets/app-B-NQQMEQ.css': '/assets/app-BK8zGRgF.css',
      '/assets/shop-BrvSBV-E.js': '/assets/shop-Cv1xkRGl.js',
      '/assets/shop-BrvSBV-E.css': '/assets/shop-CAJ5xBST.css',
      '/assets/admin-access-DuKgthqd.js': '/assets/admin-access-70k8ioN2.js',
    }
    expect(JSON.parse(shortenMap(JSON.stringify({ imports }), (file) => file !== '/assets/shop-CAJ5xBST.css'))).toEqual(
      {
        imports: {
          '/assets/admin-access.js': '/assets/admin-access-70k8ioN2.js',
          '/assets/app-B-NQQMEQ.css': '/assets/app-BK8zGRgF.css',
          '/assets/shop.js': '/assets/shop-Cv1xkRGl.js',
        },
      },
    )
  })

  it('fails when two chunks have the same name', () => {
    expect(() =>
      shortenMap('{"imports":{"/assets/shop-11111111.js":"/a.js","/assets/shop-22222222.js":"/b.js"}}', () => true),
    ).toThrow(/same name/)
  })
})

it('scripts name each other as the map does', () => {
  const code = 'import{a}from"./shop-BrvSBV-E.js";const d=["assets/shop-BrvSBV-E.js"];import("./workshop-11111111.js")'
  expect(shortenImports(code, ['/assets/shop-BrvSBV-E.js', '/assets/shop-BrvSBV-E.css'])).toBe(
    'import{a}from"./shop.js";const d=["assets/shop.js"];import("./workshop-11111111.js")',
  )
})
