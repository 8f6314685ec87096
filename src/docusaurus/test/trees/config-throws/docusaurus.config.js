const settings = {};

module.exports = { title: settings.site.title };
