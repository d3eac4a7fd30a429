// What people call a browser: "Firefox, Windows". User agents name many others that they want to be taken for, so the order counts.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** Undefined where there is nothing to tell it by; what is no browser is named as it names itself. */
export function deviceName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined
  const found = [browsers, systems]
    .map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1])
    .filter((name) => name !== undefined)
  return found.length > 0 ? found.join(', ') : userAgent.split(' ')[0]!.slice(0, 40)
}
