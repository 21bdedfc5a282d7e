import { expect, it } from 'vitest'
import { warningSignTexts } from './warning-signs'

it.each(Object.entries(warningSignTexts))(
  'the sign %s names no illness and has a source',
  (_id, { reason, source }) => {
    expect(reason).not.toMatch(/PCOS|endometriosis|anaemia|disorder|disease|syndrome/i)
    expect(source).toMatch(/NHS|ACOG|FIGO|WHO/)
  },
)
