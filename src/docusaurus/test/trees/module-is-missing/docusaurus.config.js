module.exports = { title: 'T', url: 'https://t.dev', baseUrl: '/' };
