// A valley of red rock in the evening sun: towers of stone in layers, a wide sky, cactus, a fence before it all.

vec3 rock(vec2 u, float seed, float lit) {
  float layer = sin(u.y * 46.0 + 3.0 * n2(vec2(u.x * 3.0, seed)) + seed);
  vec3 c = mix(hex(0x7a2c14), hex(0xd8683a), 0.5 + 0.5 * layer);
  return mix(c * 0.42, c * 1.12, lit) * (0.85 + 0.3 * f2(u * 14.0 + seed));
}

void mesa(inout vec4 k, vec2 u, vec2 at, vec2 half_, float seed, float haze) {
  vec2 p = u - at;
  float side = half_.x * (1.0 - 0.12 * smoothstep(-0.2, half_.y, p.y)) + 0.02 * (n2(vec2(p.y * 20.0, seed)) - 0.5);
  float d = max(abs(p.x) - side, max(p.y - half_.y - 0.012 * n2(vec2(p.x * 40.0, seed)), -p.y - half_.y));
  float lit = smoothstep(0.7, -0.6, p.x / half_.x);
  lay(k, mix(rock(u, seed, lit), hex(0xf0a070), haze), fill(d));
  float skirt = max(p.y + half_.y * 0.42 - 0.0, abs(p.x) - half_.x - (half_.y * -0.42 - p.y) * 0.9);
  lay(k, mix(rock(u * vec2(1.0, 0.4), seed + 2.0, lit * 0.8) * 0.9, hex(0xe89868), haze), fill(max(skirt, -p.y - half_.y)));
}

void cactus(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  float trunk = length(vec2(p.x, max(0.0, abs(p.y - 0.3) - 0.3))) - 0.07;
  vec2 l = p - vec2(-0.17, 0.42), r = p - vec2(0.17, 0.52);
  float arms = min(length(vec2(l.x, max(0.0, abs(l.y) - 0.11))) - 0.05, length(vec2(r.x, max(0.0, abs(r.y) - 0.11))) - 0.05);
  arms = min(arms, min(length(vec2(max(0.0, abs(p.x + 0.085) - 0.085), p.y - 0.31)) - 0.05, length(vec2(max(0.0, abs(p.x - 0.085) - 0.085), p.y - 0.41)) - 0.05));
  float d = min(trunk, arms);
  vec3 c = mix(hex(0x14302a), hex(0x4a8a5c), smoothstep(0.06, -0.06, p.x)) * (0.7 + 0.3 * sin(p.x * 90.0));
  lay(k, c, fill(d * s));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), floor_ = -0.46;
  sky(k, u, floor_, hex(0x1f5a82), hex(0xe8a06a), hex(0xffd89a));
  vec2 sun = vec2(w * 0.32, -0.08);
  halo(k, u, sun, 1.4, hex(0xffd080), 0.85);
  disc(k, u, sun, 0.13, hex(0xfff0c0));
  clouds(k, u, vec2(0.42, 0.30), 0.6, 4.0, hex(0xa85a48), hex(0xffe0b0), 0.50, sun);
  hills(k, u, vec4(-0.36, 0.12, 2.2, 0.6), 5.0, hex(0xc8744c), hex(0xa85838), hex(0xffc890), 0.6);
  mesa(k, u, vec2(-0.30, -0.20), vec2(0.16, 0.30), 3.0, 0.42);
  mesa(k, u, vec2(0.12, -0.26), vec2(0.09, 0.22), 5.0, 0.5);
  mesa(k, u, vec2(-w + 0.34, -0.08), vec2(0.30, 0.50), 1.0, 0.12);
  mesa(k, u, vec2(w - 0.22, -0.04), vec2(0.26, 0.56), 7.0, 0.16);
  if (u.y < floor_) {
    vec2 t = ground(u, -0.20);
    vec3 c = mix(hex(0x8a3c1e), hex(0xe08a50), f2(t * vec2(1.5, 4.0)));
    c *= 0.6 + 0.5 * smoothstep(-1.0, floor_, u.y);
    lay(k, c, 1.0);
  }
  cactus(k, u, vec2(-w * 0.52, -0.60), 0.55);
  cactus(k, u, vec2(w * 0.58, -0.56), 0.42);
  mist(k, u, floor_, 0.16, hex(0xffc890), 0.30);
  motes(k, u, 0.10, 5.0, hex(0xffe0a8), 0.4);
}

// A fence of old rails, and brush at its foot.
void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int i = 0; i < 2; i++) {
    float y = -0.74 - 0.14 * float(i) + 0.02 * sin(u.x * 2.0 + float(i));
    float gap = smoothstep(0.30, 0.34, abs(u.x));
    vec3 wood = mix(hex(0x2a140a), hex(0x8a5830), f2(vec2(u.x * 5.0, u.y * 60.0)));
    lay(k, wood, fill(abs(u.y - y) - 0.026) * gap);
  }
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    for (int i = 0; i < 3; i++) {
      float x = side * (0.40 + 0.52 * float(i));
      vec3 wood = mix(hex(0x2a140a), hex(0x9a6234), f2(vec2(u.x * 60.0, u.y * 5.0)));
      lay(k, wood, fill(max(abs(u.x - x) - 0.034, u.y + 0.62)));
    }
  }
  grass(k, u, -1.0, 0.16, 40.0, 3.0, hex(0x3a1a0c), hex(0xb0783c));
}
