import assert from 'node:assert/strict'
import { it } from 'node:test'
import { phoneAddress } from './phone.ts'

it('calls a number as people write it, in digits of any script', () => {
  const written = {
    '+49 170 1234567': 'tel:+491701234567',
    '+49 (0)30/555-00': 'tel:+493055500',
    '(030) 1234': 'tel:0301234',
    '٠١٢٣٤٥٦٧٨٩': 'tel:0123456789',
    '۰۹۸': 'tel:098',
    '+1.555.0100 #12': 'tel:+15550100%2312',
  }
  for (const [phone, address] of Object.entries(written)) assert.equal(phoneAddress(phone), address)
})
