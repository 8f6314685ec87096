exports.title = process.env.DOCUSAURUS_CURRENT_LOCALE === 'de' ? 'Kessel' : 'Kettle';
