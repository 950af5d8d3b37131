// A pleasure pier at the blue hour: a great moon with its path on the sea, a domed pavilion to each side, strings of lamps.

void pavilion(inout vec4 k, vec2 u, float side) {
  float w = wide(), n = min(1.0, w / 1.4);
  vec2 p = u - vec2(side * (w - 0.30 * n), -0.42);
  p.x *= side;
  float half_ = 0.30 * n;
  vec3 wall = mix(hex(0x06222a), hex(0x125058), smoothstep(-0.2, 0.6, p.y));
  // Hall with arches that are lit.
  float hall = box2(p - vec2(0.0, 0.13), vec2(half_, 0.20));
  lay(k, wall, fill(hall));
  float arch = p.x / half_ * 3.5, in_ = fract(arch) - 0.5;
  float opening = max(abs(in_) - 0.30, 0.0);
  float round_ = length(vec2(in_, max(p.y - 0.16, 0.0) / half_ * 3.5)) - 0.30;
  float lit = step(abs(p.x), half_ * 0.99) * step(-0.03, p.y) * smoothstep(0.02, -0.02, max(opening, round_));
  lay(k, mix(hex(0xffb04a), hex(0xfff0c0), smoothstep(0.25, -0.05, p.y)), lit * 0.95);
  // Cornices, the dome with its ribs, and a lantern.
  lay(k, hex(0xe8c27a), fill(box2(p - vec2(0.0, 0.335), vec2(half_ * 1.05, 0.010))));
  lay(k, hex(0x9a7a3a), fill(box2(p - vec2(0.0, -0.065), vec2(half_ * 1.05, 0.012))));
  vec2 q = p - vec2(0.0, 0.345);
  float dome = length(q * vec2(1.0, 0.82)) - half_ * 0.80;
  if (q.y > 0.0) {
    float rib = abs(fract(asin(clamp(q.x / (half_ * 0.82), -1.0, 1.0)) * 2.6) - 0.5);
    vec3 c = mix(hex(0x0a3a40), hex(0x46a090), smoothstep(half_, -half_, q.x * side + 0.2 * q.y));
    c = mix(c, hex(0xe8c27a), smoothstep(0.07, 0.03, rib) * 0.7);
    lay(k, c, fill(dome));
  }
  float top = half_ * 0.98;
  lay(k, hex(0xe8c27a), fill(box2(q - vec2(0.0, top + 0.05), vec2(0.012, 0.07))));
  lay(k, hex(0xfff0c0), fill(length(q - vec2(0.0, top + 0.13)) - 0.022));
  halo(k, u, vec2(side * (w - 0.30 * n), -0.42 + 0.345 + top + 0.13), 0.22, hex(0xffe09a), 0.55);
  halo(k, u, vec2(side * (w - 0.30 * n), -0.36), 0.50, hex(0xffb860), 0.42);
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), sea = -0.30;
  sky(k, u, sea, hex(0x020c16), hex(0x0c3c56), hex(0x4a98a0));
  stars(k, u, 0.9);
  vec2 moon = vec2(0.0, 0.40);
  halo(k, u, moon, 0.95, hex(0xffe6a8), 0.45);
  clouds(k, u, vec2(-0.05, 0.85), 0.9, 3.0, hex(0x0a2c40), hex(0x6aa8b0), 0.42, moon);
  float r = length(u - moon);
  vec3 face = mix(hex(0xfff6d8), hex(0xf0c868), smoothstep(0.0, 0.34, r + 0.1 * (f2(u * 5.0) - 0.5)));
  face *= 0.84 + 0.26 * f2(u * 6.0 + 3.0);
  lay(k, face, fill(r - 0.30));
  halo(k, u, moon, 0.48, hex(0xfff0c0), 0.35);
  hills(k, u, vec4(sea + 0.02, 0.12, 1.6, 0.5), 6.0, hex(0x0a3040), hex(0x06202c), hex(0x2a6a78), 0.45);
  water(k, u, sea, hex(0x1a5c68), hex(0x03141c), hex(0xffe2a0), 0.0, 0.20);
  // The deck of the pier in the foreground.
  if (u.y < -0.66) {
    vec2 g = ground(u, -0.42);
    float plank = fract(g.y * 1.7), id = floor(g.y * 1.7);
    vec3 c = mix(hex(0x0a1c20), hex(0x2c4a48), 0.3 + 0.5 * h2(vec2(id, 1.0)));
    c *= 0.75 + 0.4 * f2(vec2(g.x * 6.0, id * 5.0));
    c *= 0.55 + 0.55 * smoothstep(0.0, 0.14, plank);
    c += hex(0xffdc96) * 0.28 * exp(-pow(u.x / 0.42, 2.0)) * smoothstep(-1.05, -0.66, u.y);
    lay(k, c, 1.0);
    lay(k, hex(0xc89a50), fill(abs(u.y + 0.664) - 0.007));
  }
  pavilion(k, u, 1.0);
  pavilion(k, u, -1.0);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    lamps(k, u, vec2(side * (w + 0.05), 0.96), vec2(side * 0.05, 0.90), 0.10, 11.0, 0.020, hex(0xffe0a0), hex(0x8af0d0), hex(0x0a2026));
  }
  bokeh(k, u, 0.24, 5.0, hex(0xffe0a0), hex(0x6ae8c8), 0.10);
  motes(k, u, 0.11, 4.0, hex(0xfff2c8), 0.4);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // The railing in both corners: posts with globes of light.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    for (int i = 0; i < 2; i++) {
      vec2 p = u - vec2(side * (w - 0.10 - 0.30 * float(i)), -0.93 - 0.02 * float(i));
      float s_ = 1.0 - 0.25 * float(i);
      lay(k, mix(hex(0x3a2810), hex(0xf0cc80), 0.5 + p.x * 16.0), fill(box2(p + vec2(0.0, 0.12), vec2(0.016 * s_, 0.12))));
      shine(k, hex(0xffd880), 0.6 * exp(-length(p - vec2(0.0, 0.03)) * 16.0));
      lay(k, mix(hex(0xfffbe8), hex(0xffcf70), smoothstep(0.0, 0.05, length(p - vec2(-0.012, 0.045)))), fill(length(p - vec2(0.0, 0.03)) - 0.040 * s_));
    }
  }
}
