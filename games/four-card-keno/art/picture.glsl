// A lounge of the sixties: slats of walnut, round windows to the evening, four lamps of glass on long cords.

void far(inout vec4 k, vec2 u) {
  float w = wide(), floor_ = -0.60;
  // Slats, each a little darker on its right, with the lamps' light on them.
  float slat = u.x * 6.5, id = floor(slat), f = fract(slat);
  vec3 wood = mix(hex(0x2a120c), hex(0x6a3620), 0.35 + 0.45 * h2(vec2(id, 2.0)));
  wood *= 0.72 + 0.42 * f2(vec2(u.x * 22.0 + id * 3.0, u.y * 1.6));
  wood *= 0.62 + 0.5 * smoothstep(0.0, 0.18, f) * smoothstep(1.0, 0.55, f);
  lay(k, wood * 0.82, 1.0);
  // Round windows: a dusk of coral over far hills.
  for (int s = 0; s < 2; s++) for (int i = 0; i < 2; i++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 at = vec2(side * (w - 0.30 - 0.02 * float(i)), 0.52 - 0.62 * float(i));
    float r = 0.25, d = length(u - at);
    if (d < r + 0.06) {
      vec2 q = (u - at) / r;
      vec3 dusk = mix(hex(0xffb068), hex(0xc8456a), smoothstep(-0.4, 0.5, q.y));
      dusk = mix(dusk, hex(0x4a2470), smoothstep(0.3, 1.2, q.y));
      float sun_ = length(q - vec2(-side * 0.25, -0.18));
      dusk = mix(dusk, hex(0xfff0c8), smoothstep(0.24, 0.21, sun_));
      dusk += hex(0xffd090) * 0.4 * exp(-sun_ * 2.4);
      float hill = -0.42 + 0.14 * sin(q.x * 3.0 + float(i) * 2.0 + side) + 0.06 * sin(q.x * 7.0);
      dusk = mix(dusk, hex(0x3a1838), smoothstep(0.02, -0.02, q.y - hill));
      dusk = mix(dusk, hex(0x1c0c1e), smoothstep(0.02, -0.02, q.y - hill + 0.26 + 0.08 * sin(q.x * 5.0 + 1.0)));
      lay(k, dusk, fill(d - r));
      float t = 0.5 + 0.5 * dot(normalize(u - at), vec2(-0.6, 0.8));
      lay(k, mix(hex(0x5a2e10), hex(0xffdc96), t), fill(abs(d - r - 0.022) - 0.022));
      lay(k, hex(0x1a0a06), fill(abs(d - r) - 0.004));
    }
    halo(k, u, at, 0.42, hex(0xff9a5a), 0.22);
  }
  // A band of brass and the floor: terrazzo that mirrors the lamps.
  if (u.y < floor_) {
    vec2 g = ground(u, -0.36);
    vec2 chip = worley(g * vec2(3.4, 5.0));
    vec3 c = mix(hex(0x2c1013), hex(0x44191a), f2(g * 1.2));
    c = mix(c, mix(hex(0xe8c9a0), hex(0xb0483c), chip.y), smoothstep(0.20, 0.12, chip.x) * 0.42);
    c *= 0.55 + 0.75 * smoothstep(-1.0, floor_, u.y);
    for (int i = 0; i < 4; i++) {
      float x = (float(i) - 1.5) * w * 0.50;
      c += hex(0xffb866) * 0.34 * exp(-pow((u.x - x) / 0.11, 2.0)) * smoothstep(-1.0, floor_, u.y);
    }
    lay(k, c, 1.0);
  }
  lay(k, mix(hex(0x6a3a14), hex(0xffdc96), 0.5 + 0.5 * sin(u.x * 3.0)), fill(abs(u.y - floor_) - 0.010));
  // Four lamps, one for each card.
  for (int i = 0; i < 4; i++) {
    float x = (float(i) - 1.5) * w * 0.50, y = 0.80 - 0.04 * mod(float(i), 2.0);
    vec3 c = i == 0 ? hex(0xff8a6a) : i == 1 ? hex(0xffd27a) : i == 2 ? hex(0xa8e0a0) : hex(0x9ac8ff);
    vec2 p = u - vec2(x, y);
    lay(k, hex(0x140807), fill(abs(p.x) - 0.004) * step(0.0, p.y));
    float shell = length(p * vec2(1.0, 1.25)) - 0.115;
    halo(k, u, vec2(x, y - 0.04), 0.42, c, 0.5);
    vec3 glass = mix(c, vec3(1.0, 0.97, 0.88), smoothstep(0.10, 0.0, length(p - vec2(0.0, -0.03))));
    glass *= 0.82 + 0.3 * smoothstep(-0.1, 0.1, p.y + p.x * 0.4);
    lay(k, glass, fill(shell) * step(-0.075, p.y));
    lay(k, hex(0xffe0a0), fill(box2(p - vec2(0.0, 0.095), vec2(0.022, 0.018))));
    lay(k, mix(hex(0x8a5a20), hex(0xffe6b0), 0.5 + 4.0 * p.x), fill(box2(p - vec2(0.0, -0.076), vec2(0.094, 0.007))));
  }
  for (int i = 0; i < 4; i++) {
    float x = (float(i) - 1.5) * w * 0.50;
    beams(k, u, vec2(x, 0.74), vec2(0.0, -1.0), 0.42, hex(0xffd8a0), 0.22, float(i) * 3.0);
  }
  bokeh(k, u, 0.24, 7.0, hex(0xffc890), hex(0xff8a70), 0.10);
  motes(k, u, 0.11, 3.0, hex(0xffe8c8), 0.35);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Leaves of a plant in each corner.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    for (int i = 0; i < 7; i++) {
      vec2 p = u - vec2(side * (w + 0.02), -1.04);
      p.x *= side;
      float turn = 0.45 + 0.27 * float(i);
      p = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * vec2(-p.x, p.y);
      float t = p.x / (0.44 + 0.05 * mod(float(i), 3.0));
      float width_ = 0.058 * sin(PI * clamp(t, 0.0, 1.0)) ;
      float d = abs(p.y - 0.05 * t * t) - width_;
      vec3 c = mix(hex(0x0a1c12), hex(0x3c7a48), smoothstep(0.0, 1.0, t)) * (0.7 + 0.5 * step(0.0, p.y - 0.05 * t * t));
      lay(k, c, fill(d) * step(0.0, t) * step(t, 1.0));
    }
  }
}
