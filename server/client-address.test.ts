import { expect, test } from 'vitest'
import { addressKey } from './client-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['999.0.0.1', 'unknown'],
  ['192.0.2.7, 198.51.100.1', 'unknown'],
  [`${'1'.repeat(5000)}:1`, 'unknown'],
])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key))
