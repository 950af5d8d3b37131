// A sewing table by the window: jars of buttons on a shelf, bobbins, a quilt, afternoon sun on papered walls.

void quilt(inout vec4 k, vec2 p, float fold) {
  vec2 i = floor(p), f = fract(p) - 0.5;
  float b = h2(i + 3.0);
  vec3 one = b < 0.25 ? hex(0xe8584f) : b < 0.5 ? hex(0x3f8fd8) : b < 0.75 ? hex(0xf2b844) : hex(0x5fae5a);
  vec3 two = mix(one, hex(0xfff4e2), 0.72);
  float kind = h2(i + 11.0), mark = kind < 0.34 ? step(length(fract(f * 4.0) - 0.5), 0.26) : kind < 0.67 ? step(0.5, fract((f.x + f.y) * 3.5)) : step(abs(f.x) + abs(f.y), 0.34);
  vec3 c = mix(one, two, mark) * (0.86 + 0.2 * f2(p * 17.0));
  float puff = smoothstep(0.5, 0.30, max(abs(f.x), abs(f.y)));
  c *= 0.62 + 0.42 * puff;
  float seam = abs(max(abs(f.x), abs(f.y)) - 0.43);
  float along_ = abs(f.x) > abs(f.y) ? f.y : f.x;
  c = mix(c, hex(0xfff8ea), smoothstep(0.016, 0.008, seam) * step(0.45, fract(along_ * 11.0)));
  lay(k, c * fold, 1.0);
}

void button(inout vec4 k, vec2 u, vec2 at, float r, vec3 c, float turn) {
  vec2 p = (u - at) / r;
  float d = length(p);
  if (d > 1.3) return;
  lay(k, vec3(0.08, 0.04, 0.05), smoothstep(1.22, 0.85, length(p - vec2(0.08, -0.14))) * 0.55);
  vec2 n = p / max(d, 0.001);
  float rim = smoothstep(0.70, 0.74, d), slope = rim > 0.5 ? (d - 0.86) * 5.0 : -0.25;
  float l = clamp(0.62 + dot(n, normalize(vec2(-0.5, 0.8))) * slope * 0.55 + 0.18 * dot(p, vec2(-0.4, 0.8)), 0.0, 1.25);
  vec3 col = c * (0.42 + 0.75 * l);
  col = mix(col, c * 0.35, smoothstep(0.06, 0.0, abs(d - 0.70)));
  vec2 q = abs(p * rot(turn)) - 0.24;
  col = mix(col, c * 0.16, smoothstep(0.145, 0.12, length(q)));
  col = mix(col, hex(0xfff0d0), smoothstep(0.065, 0.045, seg(abs(p * rot(turn)), vec2(0.0), vec2(0.24))));
  col += 0.55 * exp(-dot(p - vec2(-0.42, 0.66), p - vec2(-0.42, 0.66)) * 40.0);
  lay(k, col, fill((d - 1.0) * r));
}

void jar(inout vec4 k, vec2 u, vec2 at, float s, float seed) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.8 || p.y < -0.1 || p.y > 1.9) return;
  float body = box2(p - vec2(0.0, 0.68), vec2(0.42, 0.56)) - 0.12;
  vec3 glass = mix(hex(0x9ad0e0), hex(0xffffff), 0.45);
  lay(k, glass, fill(body * s) * 0.35);
  if (body < 0.0 && p.y < 1.04) {
    vec2 g = vec2(p.x * 4.4 + seed, p.y * 4.4), w = worley(g);
    float b = w.y;
    vec3 c = b < 0.2 ? hex(0xe8483f) : b < 0.4 ? hex(0x3fa0e8) : b < 0.6 ? hex(0xf0b030) : b < 0.8 ? hex(0x5ab84a) : hex(0xf08ac0);
    c *= 1.15 - 0.9 * w.x;
    c = mix(c, hex(0xfff4e0), smoothstep(0.10, 0.06, w.x));
    lay(k, c * (0.75 + 0.4 * smoothstep(0.4, -0.4, p.x)), smoothstep(0.0, -0.05, body));
  }
  lay(k, vec3(1.0), smoothstep(0.05, 0.0, abs(p.x + 0.34)) * step(0.2, p.y) * step(p.y, 1.15) * 0.55);
  float lid = box2(p - vec2(0.0, 1.42), vec2(0.48, 0.13)) - 0.03;
  lay(k, mix(hex(0x8a5a2a), hex(0xf0cf8a), clamp(0.55 - p.x * 0.9, 0.0, 1.0)) * (0.85 + 0.2 * sin(p.x * 60.0)), fill(lid * s));
}

void bobbin(inout vec4 k, vec2 u, vec2 at, float s, vec3 c) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.8 || abs(p.y - 0.75) > 1.1) return;
  float roll = box2(p - vec2(0.0, 0.75), vec2(0.38 + 0.06 * cos((p.y - 0.75) * 2.2), 0.52));
  float l = clamp(0.58 - p.x * 0.9, 0.0, 1.0);
  lay(k, c * (0.35 + 0.85 * l) * (0.85 + 0.22 * sin(p.y * 70.0 + p.x * 5.0)), fill(roll * s));
  float cap = box2(vec2(p.x, abs(p.y - 0.75) - 0.66), vec2(0.50, 0.10)) - 0.03;
  lay(k, mix(hex(0x7a4a22), hex(0xf4d09a), l), fill(cap * s));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), shelf = 0.30, table = -0.50;
  vec2 win = vec2(w > 1.0 ? -1.22 : -0.20, w > 1.0 ? 0.36 : 0.60);
  // Papered wall with small flowers.
  vec2 g = u * 7.0;
  g.x += 0.5 * mod(floor(g.y), 2.0);
  vec2 f = fract(g) - 0.5;
  float a = atan(f.y, f.x), petal = length(f) - 0.13 - 0.05 * cos(a * 5.0);
  float stripe = smoothstep(0.35, 0.45, abs(fract(u.x * 3.5) - 0.5));
  vec3 wall = mix(hex(0x5a86b8), hex(0x6c98c8), stripe);
  wall = mix(wall, hex(0xffe8d0), smoothstep(0.02, -0.02, petal) * 0.75);
  wall = mix(wall, hex(0xf0a04a), smoothstep(0.06, 0.04, length(f)));
  wall *= 0.70 + 0.45 * exp(-dot(u - win, u - win) * 0.9);
  lay(k, wall, 1.0);
  // The window: garden light behind gauze.
  vec2 p = (u - win) / (w > 1.0 ? 0.44 : 0.30);
  vec2 q = abs(p) - vec2(0.82, 1.12);
  float pane = max(q.x, q.y);
  vec3 out_ = mix(hex(0xa8d88a), hex(0xfff6d8), smoothstep(-0.6, 0.7, p.y + 0.3 * f2(p * 3.0)));
  out_ = mix(out_, hex(0x6ab45a), smoothstep(0.5, 0.7, f2(p * 4.0)) * smoothstep(0.4, -0.6, p.y));
  lay(k, out_, fill(pane));
  float bars = min(abs(p.x), abs(p.y - 0.1)) - 0.045;
  lay(k, hex(0xfff8ec), fill(max(min(bars, abs(pane) - 0.07), pane - 0.09)));
  lay(k, hex(0xe8d8c0), fill(box2(p - vec2(0.0, -1.24), vec2(1.0, 0.07))));
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, x = p.x * side, edge = 0.98 - 0.46 * smoothstep(1.2, -0.4, p.y) * smoothstep(-1.4, -0.3, p.y) - 0.10;
    float cloth = max(edge - x + 0.12 * step(p.y, -0.5), max(x - 1.22, abs(p.y - 0.0) - 1.22));
    float fold = sin(x * 34.0 + p.y * 1.6);
    vec3 red = mix(hex(0xb83a44), hex(0xff8a7a), 0.5 + 0.45 * fold);
    red = mix(red, hex(0xfff0e0), smoothstep(0.05, 0.03, length(fract(p * 6.0) - 0.5) - 0.10) * 0.8);
    lay(k, red, fill(cloth));
  }
  halo(k, u, win, 0.95, hex(0xfff0c0), 0.55);
  beams(k, u, win + vec2(-0.2, 0.3), vec2(0.9, -0.75), 0.55, hex(0xffe8b0), 0.5, 3.0);
  // Shelves with jars and bobbins.
  for (int r = 0; r < 2; r++) {
    float y = shelf + 0.40 * float(r) - (w > 1.0 ? 0.06 : -0.10), x0 = w > 1.0 ? 0.66 : (r == 0 ? 0.04 : 0.10);
    for (int i = 0; i < 6; i++) {
      float t = float(i), x = x0 + 0.07 + 0.165 * t;
      if (h2(vec2(t, float(r) + 2.0)) < 0.55) jar(k, u, vec2(x, y + 0.015), 0.135, t * 3.0 + float(r));
      else {
        bobbin(k, u, vec2(x - 0.03, y + 0.02), 0.085, h2(vec2(t, 5.0)) < 0.5 ? hex(0xe8584f) : hex(0x3fb0a0));
        bobbin(k, u, vec2(x + 0.045, y + 0.02), 0.10, h2(vec2(t, 7.0)) < 0.5 ? hex(0xf2b844) : hex(0x8a6ad8));
      }
    }
    vec2 b = u - vec2(x0 + 0.75, y - 0.022);
    lay(k, mix(hex(0x5a3418), hex(0xc88a50), smoothstep(-0.03, 0.03, b.y)) * (0.8 + 0.3 * f2(vec2(u.x * 5.0, u.y * 90.0))), fill(box2(b, vec2(0.80, 0.032))));
    lay(k, vec3(0.05, 0.08, 0.16), smoothstep(0.10, 0.0, -b.y - 0.03) * step(b.y, -0.03) * step(-0.80, b.x) * 0.4);
  }
  // The table under a quilt.
  if (u.y < table) {
    vec2 t = ground(u, 0.16);
    quilt(k, vec2(t.x * 0.95, t.y * 2.1) * 1.25 + vec2(0.3, 0.2), 0.80 + 0.3 * exp(-pow(u.x + 0.7 * n, 2.0) * 1.2));
    k.rgb *= 0.72 + 0.3 * smoothstep(-1.0, table, u.y);
  }
  lay(k, hex(0xffe8d0), fill(abs(u.y - table + 0.012 * abs(sin(u.x * 22.0))) - 0.016));
  lay(k, hex(0x101830), smoothstep(0.16, 0.0, u.y - table) * step(table, u.y) * 0.4);
  motes(k, u, 0.12, 6.0, hex(0xfff0c0), 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    bobbin(k, u, vec2(side * (w - 0.14), -0.98), 0.30, s == 0 ? hex(0xe8483f) : hex(0x3f8fe8));
    bobbin(k, u, vec2(side * (w - 0.36), -1.04), 0.21, s == 0 ? hex(0xf0b030) : hex(0x5ab84a));
    button(k, u, vec2(side * (w - 0.53), -0.94), 0.088, s == 0 ? hex(0x3fa0e8) : hex(0xf08ac0), 0.4);
    button(k, u, vec2(side * (w - 0.68), -0.97), 0.060, s == 0 ? hex(0x5ab84a) : hex(0xf0b030), 0.9);
    button(k, u, vec2(side * (w - 0.42), -1.00), 0.070, s == 0 ? hex(0xf08ac0) : hex(0xe8483f), 0.2);
    // A garland of buttons on a thread in the upper corner.
    for (int i = 0; i < 6; i++) {
      float f = float(i), t = f / 5.0;
      vec2 at = vec2(side * (w - (w > 1.0 ? 0.12 : 0.0) - 0.44 * t), 0.66 + 0.26 * t * t);
      vec3 c = mod(f, 4.0) < 0.5 ? hex(0xf0b030) : mod(f, 4.0) < 1.5 ? hex(0x3fa0e8) : mod(f, 4.0) < 2.5 ? hex(0xe8483f) : hex(0x5ab84a);
      button(k, u, at, 0.046 + 0.012 * mod(f, 2.0), c, f);
    }
  }
}
