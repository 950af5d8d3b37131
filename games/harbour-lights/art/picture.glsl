// A harbour at nightfall: a lighthouse on its rock, its beam over the bay, sails, a quay with lamps.

void ship(inout vec4 k, vec2 u, vec2 at, float s, vec3 hull, vec3 sail, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.2 || p.y < -0.3 || p.y > 1.6) return;
  float body = max(max(-p.y - 0.16, p.y - 0.04 - 0.10 * p.x * p.x), abs(p.x) - 0.72 - p.y * 0.9);
  lay(k, mix(hull * (0.7 + 0.5 * smoothstep(-0.1, 0.1, p.y)), haze, fog), fill(body * s));
  for (int i = 0; i < 2; i++) {
    float x = -0.22 + 0.46 * float(i), tall = 1.36 - 0.25 * float(i);
    lay(k, mix(hull * 0.6, haze, fog), fill((max(abs(p.x - x) - 0.016, max(p.y - tall, -p.y))) * s));
    for (int j = 0; j < 2; j++) {
      float y = 0.46 + 0.44 * float(j), w = 0.30 - 0.07 * float(j), belly = 0.06 * (1.0 - pow((p.y - y) / 0.19, 2.0));
      float d = max(abs(p.x - x - belly) - w, abs(p.y - y) - 0.19);
      vec3 c = mix(sail * 0.52, sail, smoothstep(-0.3, 0.3, (p.x - x) / w + 0.5 * (p.y - y) / 0.19));
      lay(k, mix(c, haze, fog), fill(d * s));
    }
  }
}

void far(inout vec4 k, vec2 u) {
  float h = -0.18, w = wide();
  vec2 sun = vec2(-0.85, -0.10), lamp = vec2(w - 0.30, 0.50);
  vec3 haze = moody(0xf0906a, 0x3a62b0), light = moody(0xffc080, 0xa8d0ff);
  sky(k, u, h, moody(0x16305a, 0x040a26), moody(0x6a5a8a, 0x10306a), moody(0xffa868, 0x3a78b8));
  stars(k, u, 0.55 + 0.5 * mood());
  halo(k, u, sun, 1.0, light, 0.5);
  clouds(k, u, vec2(0.05, 0.9), 0.7, 6.0, moody(0x3a3a6a, 0x0a1a40), moody(0xffb890, 0x6a9ae0), 0.50, sun);
  clouds(k, u, vec2(-0.10, 0.3), 0.45, 14.0, moody(0x8a5a7a, 0x14285a), moody(0xffd0a0, 0x80b0f0), 0.46, sun);
  hills(k, u, vec4(-0.08, 0.07, 1.3, 0.35), 5.0, moody(0x5a4a7a, 0x142a5a), moody(0x4a3a68, 0x10244e), haze, 0.5);
  skyline(k, u, vec4(h + 0.005, 0.10, 0.055, 0.012), 3.0, moody(0x3a2a4a, 0x0c1a3a), moody(0x5a3a58, 0x14284e), hex(0xffd080), 0.55);
  water(k, u, h, moody(0xc07a70, 0x2a5aa0), moody(0x0c2038, 0x040e24), light, sun.x, 0.30);
  // The lamp's light on the water too.
  if (u.y < h) {
    float d = h - u.y, z = 1.0 / (d + 0.03);
    shine(k, hex(0xffe0a0), 0.5 * exp(-pow((u.x - lamp.x + 0.10) / (0.08 + d * 0.5), 2.0)) * smoothstep(0.5, 0.8, n2(vec2(u.x * z * 2.0, z * 20.0))));
  }
  ship(k, u, vec2(-0.50, h - 0.02), 0.17, moody(0x3a2030, 0x0a1634), moody(0xffd8b0, 0x9ab8e8), 0.35, haze);
  ship(k, u, vec2(-w + 0.36, h - 0.14), 0.34, moody(0x4a2018, 0x101a34), moody(0xfff0d8, 0xb8d0f4), 0.08, haze);
  // The rock with its tower.
  vec2 p = u - vec2(lamp.x, h);
  float rock = p.y - 0.20 + 0.42 * pow(abs(p.x) * 1.5, 1.3) - 0.22 * (f2(p * 5.0) - 0.5);
  float cliff = max(rock, -p.y - 0.09 - 0.012 * sin(u.x * 41.0) - 0.02 * f2(u * 30.0));
  float tone = clamp(0.42 - p.x * 0.9 + 1.1 * (f2(p * 8.0) - f2(p * 8.0 + vec2(0.3, -0.3))), 0.0, 1.0);
  lay(k, mix(moody(0x1c1a2c, 0x081024), moody(0xa86a50, 0x4a78b8), tone), fill(cliff));
  float y = (u.y - h - 0.12) / (lamp.y - h - 0.18), wd = mix(0.095, 0.062, clamp(y, 0.0, 1.0));
  float x = (u.x - lamp.x) / wd;
  float band = step(0.5, fract(y * 2.5 + 0.02));
  vec3 tower = mix(hex(0xf4ece0), hex(0xc8242a), band) * (0.30 + 0.75 * clamp(0.55 - x * 0.55, 0.0, 1.0)) * mix(1.0, 0.72, mood());
  tower *= 0.9 + 0.16 * f2(u * 40.0);
  lay(k, tower, fill((abs(x) - 1.0) * wd) * step(0.0, y) * step(y, 1.0));
  lay(k, hex(0x14182a), fill(box2(u - lamp - vec2(0.0, -0.050), vec2(0.092, 0.012))));
  lay(k, hex(0xffe8a8), fill(box2(u - lamp, vec2(0.046, 0.042))));
  lay(k, hex(0x2a1a24), fill(box2(vec2(abs(abs(u.x - lamp.x) - 0.024), u.y - lamp.y), vec2(0.003, 0.042))));
  vec2 roof = u - lamp - vec2(0.0, 0.042);
  lay(k, mix(hex(0x5a1018), hex(0xd83a34), clamp(0.5 - roof.x * 9.0, 0.0, 1.0)), fill(max(length(roof / vec2(1.0, 1.1)) - 0.066, -roof.y)));
  // Its beam turns over the bay.
  vec2 q = u - lamp;
  for (int i = 0; i < 2; i++) {
    vec2 to = normalize(i == 0 ? vec2(-1.0, 0.10 + 0.12 * mood()) : vec2(1.0, 0.30));
    float along_ = dot(q, to), off = abs(q.x * to.y - q.y * to.x);
    float cone = smoothstep(0.028 + along_ * 0.10, 0.0, off) * step(0.0, along_) * exp(-along_ * 0.45);
    shine(k, hex(0xffeeb8), cone * (0.50 + 0.25 * mood()) * (0.75 + 0.5 * f2(u * 4.0)));
  }
  halo(k, u, lamp, 0.26, hex(0xffe6a0), 0.95);
  mist(k, u, h, 0.09, haze, 0.45);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Planks of the quay with bollards and ropes.
  float top = -0.86;
  vec2 g = ground(u, -0.30);
  float plank = fract(g.x * 2.4), id = floor(g.x * 2.4);
  vec3 c = mix(hex(0x1c120e), hex(0x6a4630), 0.25 + 0.5 * f2(vec2(g.x * 30.0, g.y * 2.0)) + 0.2 * h2(vec2(id, 1.0)));
  c *= 1.0 - 0.7 * smoothstep(0.06, 0.0, min(plank, 1.0 - plank));
  c *= 0.45 + 0.65 * smoothstep(-1.1, top, u.y);
  lay(k, c, fill(u.y - top));
  lay(k, hex(0xc88a5a), fill(abs(u.y - top) - 0.004) * 0.6);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    for (int j = 0; j < 2; j++) {
      vec2 p = u - vec2(side * (w - 0.10 - 0.34 * float(j)), -0.78 - 0.02 * float(j));
      float r = 0.075 - 0.012 * float(j);
      float d = max(abs(p.x) - r, abs(p.y) - 0.17);
      d = min(d, length((p - vec2(0.0, 0.17)) / vec2(1.25, 0.55)) - r);
      vec3 wood = mix(hex(0x20140e), hex(0xa87a50), clamp(0.5 - p.x / r * 0.55, 0.0, 1.0)) * (0.75 + 0.4 * f2(vec2(p.x * 40.0, p.y * 6.0)));
      float coil = smoothstep(0.055, 0.045, abs(p.y + 0.02));
      wood = mix(wood, mix(hex(0x6a5030), hex(0xf0d8a0), clamp(0.55 - p.x / r * 0.5, 0.0, 1.0)) * (0.75 + 0.35 * sin(p.y * 260.0 + p.x * 60.0)), coil);
      lay(k, wood, fill(d));
    }
    vec2 a = u - vec2(side * (w - 0.27), -0.66);
    float sag = a.y - 0.9 * a.x * a.x + 0.16;
    float rope = max(abs(sag) - 0.017, abs(a.x) - 0.17);
    lay(k, mix(hex(0x5a4428), hex(0xe8cc90), smoothstep(-0.017, 0.017, sag)) * (0.8 + 0.3 * sin((a.x + a.y) * 240.0)), fill(rope));
  }
}
