"""Constants of the Plant Hub integration."""

DOMAIN = "plant_hub"
