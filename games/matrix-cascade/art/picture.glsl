// Inside the machine: a hall without end, lanes of light on its floor, towers of data, code that falls like rain.

vec3 rain(vec2 p, float seed, vec3 c) {
  float col = floor(p.x), speed = 0.6 + h2(vec2(col, seed));
  float head = fract(h2(vec2(col, seed + 3.0)) + speed);
  float y = fract(p.y * 0.045 + head), row = floor(p.y);
  vec2 f = vec2(fract(p.x), fract(p.y)) - 0.5;
  float glyph = step(0.42, h2(vec2(col * 7.0 + floor(f.x * 4.0 + 2.0), row * 5.0 + floor(f.y * 5.0 + 2.5)))) * step(max(abs(f.x), abs(f.y)), 0.40);
  return mix(c, vec3(1.0), smoothstep(0.93, 1.0, y)) * glyph * pow(y, 4.0) * step(0.35, h2(vec2(col, seed + 9.0)));
}

void far(inout vec4 k, vec2 u) {
  float m = mood(), w = wide();
  vec3 glow_ = mix(hex(0x2ff0c8), hex(0xff5a3c), m), two = mix(hex(0x4a6aff), hex(0xffb03a), m);
  vec3 deep = mix(hex(0x04121e), hex(0x1a0608), m);
  float h = -0.10;
  lay(k, mix(mix(deep * 1.9, glow_ * 0.24, 0.5), deep, smoothstep(0.0, 0.9, abs(u.y - h))), 1.0);
  halo(k, u, vec2(0.0, h), 0.9, glow_, 0.42);
  vec2 q = u;
  for (int i = 0; i < 3; i++) {
    float f = float(i), s = 34.0 - 9.0 * f;
    shine(k, rain((u + vec2(0.3 * f, 0.0)) * vec2(s, s * 0.8), f * 5.0 + 1.0, glow_), (0.22 + 0.16 * f) * smoothstep(h - 0.05, h + 0.3, u.y));
  }
  // Towers to both sides, nearer ones larger.
  for (int i = 0; i < 6; i++) {
    float z = 3.6 - 0.55 * float(i), s = 1.0 / z;
    for (int e = 0; e < 2; e++) {
      float side = e == 0 ? -1.0 : 1.0, id = float(i) * 2.0 + float(e);
      float x = side * (0.75 + 0.28 * h2(vec2(id, 2.0))) * 3.4 * s, wd = 0.42 * s * (0.7 + 0.6 * h2(vec2(id, 4.0))), tall = h + (1.0 + 1.5 * h2(vec2(id, 6.0))) * s, foot = h - 1.05 * s;
      float d = max(abs(u.x - x) - wd, max(u.y - tall, foot - u.y));
      if (d > 0.05) continue;
      vec2 g = vec2((u.x - x) / s * 9.0, (u.y - foot) / s * 11.0), ci = floor(g), cf = abs(fract(g) - 0.5);
      float lit_ = step(0.62, h2(ci + id * 3.0)) * step(cf.x, 0.36) * step(cf.y, 0.30);
      vec3 c = mix(deep * 0.9, deep * 2.4, 0.5 + 0.5 * (u.x - x) / wd * -side);
      c += mix(glow_, two, step(0.6, h2(ci + 5.0))) * lit_ * (0.35 + 0.6 * h2(ci + 9.0));
      float edge = min(abs(abs(u.x - x) - wd), abs(u.y - tall));
      c += glow_ * 0.9 * exp(-edge * 160.0);
      c = mix(c, glow_ * 0.22 + deep, clamp((z - 1.0) / 3.6, 0.0, 0.7));
      lay(k, c, fill(d));
      shine(k, glow_, 0.20 * exp(-max(abs(u.y - tall), 0.0) * 30.0) * step(abs(u.x - x), wd));
    }
  }
  // The floor: lanes and pulses.
  if (u.y < h) {
    vec2 g = ground(u, h + 0.01) * vec2(1.0, 1.0);
    float fade = smoothstep(0.0, 0.30, h - u.y);
    vec2 f = abs(fract(g * vec2(1.6, 0.8)) - 0.5);
    vec3 c = mix(glow_ * 0.18, deep * 0.8, fade);
    float line_ = exp(-(0.5 - f.x) * 46.0 / (0.3 + g.y * 0.35)) + exp(-(0.5 - f.y) * 60.0 / (0.3 + g.y * 0.35));
    c += glow_ * line_ * 0.75;
    vec2 id = floor(g * vec2(1.6, 0.8));
    c += two * 0.20 * step(0.84, h2(id)) * fade;
    float pulse = exp(-abs(fract(g.y * 0.16 + h2(vec2(floor(g.x * 1.6), 1.0))) - 0.5) * 26.0) * exp(-(0.5 - f.x) * 30.0);
    c += vec3(1.0) * pulse * 0.8;
    lay(k, c, 0.94);
  }
  mist(k, u, h, 0.10, glow_, 0.30);
  beams(k, u, vec2(0.0, h), vec2(0.0, 1.0), 2.6, glow_, 0.16, 3.0);
  q = u / vec2(w, 1.0);
  for (int i = 0; i < 9; i++) {
    float f = float(i);
    vec2 at = vec2((h2(vec2(f, 1.0)) * 2.0 - 1.0) * w, h2(vec2(f, 2.0)) * 1.3 - 0.4);
    float s = 0.02 + 0.045 * h2(vec2(f, 3.0));
    vec2 p = (u - at) / s * rot(f);
    float hexa = max(abs(p.x) * 0.866 + abs(p.y) * 0.5, abs(p.y)) - 1.0;
    shine(k, f < 5.0 ? glow_ : two, (0.9 * exp(-abs(hexa) * 14.0) + 0.18 * step(hexa, 0.0)) * 0.6);
  }
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Plates of the machine in the corners, with circuits that glow.
  vec2 m = vec2(abs(u.x), u.y);
  for (int e = 0; e < 2; e++) {
    float up = e == 0 ? -1.0 : 1.0;
    vec2 c = vec2(w - m.x, 1.0 - m.y * up);
    float d = max(c.x - 0.20 * min(1.0, w) - 0.10 * step(c.y, 0.11), c.y - 0.34 + 0.16 * step(0.10 * w, c.x));
    d = max(d, (c.x + c.y) * 0.7071 - 0.29);
    vec3 col = mix(hex(0x061420), hex(0x1c3a4a), 0.4 + 0.4 * f2(c * 18.0)) * (0.8 + 0.3 * step(0.5, fract((c.x + c.y) * 30.0)));
    lay(k, col, fill(d));
    vec3 tint = u.x < 0.0 ? hex(0x2ff0c8) : hex(0xff6a4a);
    lay(k, mix(tint, vec3(1.0), 0.3), fill(abs(d + 0.016) - 0.0035));
    shine(k, tint, 0.5 * exp(-abs(d + 0.016) * 60.0));
    for (int i = 0; i < 3; i++) {
      float f = float(i), y = 0.05 + 0.06 * f;
      float way = max(abs(c.y - y - max(0.0, c.x - 0.06 - 0.02 * f) * 0.0), c.x - 0.14 + 0.03 * f);
      lay(k, tint * 0.7, fill(way - 0.003) * step(0.0, -d));
      lay(k, mix(tint, vec3(1.0), 0.5), fill(length(c - vec2(0.14 - 0.03 * f, y)) - 0.010));
    }
  }
}
