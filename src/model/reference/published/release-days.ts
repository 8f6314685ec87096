/** Day of a release, as `yyyy-mm-dd`: the first Wednesday of its month. Releases before that rule have none. */
export function releaseDay(release: string): string | undefined {
  const match = /^(20\d\d)\.(\d{1,2})(?:\.0)?$/.exec(release);
  if (!match) return undefined;
  const [, year = '', month = ''] = match;
  const first = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  const wednesday = 3;
  first.setUTCDate(1 + ((wednesday - first.getUTCDay() + 7) % 7));
  return first.toISOString().slice(0, 10);
}

/** The release that comes next on a day (`yyyy-mm-dd`), or on that day; none before releases were named for their month. */
export function releaseOfDay(day: string): string | undefined {
  const [year, month] = day.split('-').map(Number);
  if (year === undefined || month === undefined || day < '2020-12') return undefined;
  const release = `${year}.${month}`;
  if (day <= (releaseDay(release) ?? '')) return release;
  return month === 12 ? `${year + 1}.1` : `${year}.${month + 1}`;
}
